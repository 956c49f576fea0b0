import { letterXpressProvider } from './letterxpress-provider.ts'
import type { RegisteredMail } from './mail.ts'
import { pingenProvider } from './pingen-provider.ts'

/** All print shops but the practice post office, which is part of this server. A new one is its files and a line here. */
export const registeredMail: readonly RegisteredMail[] = [letterXpressProvider, pingenProvider]
