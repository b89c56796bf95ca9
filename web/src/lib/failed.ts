/** What went wrong, in words. */

import { Failure } from './client'
import { t } from './fluent'

export function told(error: unknown): string {
  if (!(error instanceof Failure)) return t('web-refused', { code: 'unknown' })
  return error.offline ? t('web-offline') : t('web-refused', { code: error.code })
}
