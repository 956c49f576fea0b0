import type { Translation } from '../tables.ts'

export const tables: Translation = {}
