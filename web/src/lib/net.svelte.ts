/** Whether the server can be reached, as the last request found it. */

export const net = $state({ down: false })
