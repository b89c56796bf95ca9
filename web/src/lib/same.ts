/** What has not changed stays the same thing, so that whoever draws it need not draw it anew. */

type Tree = Record<string, unknown>

/** What comes after, with every part of it that equals what was there before in its place. */
export function shared<Thing>(before: unknown, after: Thing): Thing {
  if (!isTree(before) || !isTree(after) || Array.isArray(before) !== Array.isArray(after)) return after
  const parts = Object.entries(after).map(([name, part]) => [name, shared(before[name], part)] as const)
  const isSame = parts.length === Object.keys(before).length && parts.every(([name, part]) => name in before && before[name] === part)
  if (isSame) return before as Thing
  return (Array.isArray(after) ? parts.map(([, part]) => part) : Object.fromEntries(parts)) as Thing
}

function isTree(thing: unknown): thing is Tree {
  return Array.isArray(thing) || (typeof thing === 'object' && thing !== null && Object.getPrototypeOf(thing) === Object.prototype)
}
