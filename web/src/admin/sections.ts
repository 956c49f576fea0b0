import { type ComponentType, lazy } from 'react'
import { adminText } from '../text/admin.ts'
import { translationText } from '../text/translation.ts'

export type AdminSection = {
  /** The path segment: `/admin/users`. */
  key: string
  title: string
  Section: ComponentType
}

/**
 * The sections of the admin screen, in order. For a new one, add an entry here, a component in this folder and routes in `api/src/admin`.
 * Each section is loaded on demand.
 */
export const adminSections: AdminSection[] = [
  {
    key: 'users',
    title: adminText.users.title,
    Section: lazy(async () => ({ default: (await import('./users-section.tsx')).UsersSection })),
  },
  {
    key: 'models',
    title: translationText.admin.title,
    Section: lazy(async () => ({ default: (await import('./models-section.tsx')).ModelsSection })),
  },
  {
    key: 'jobs',
    title: adminText.jobs.title,
    Section: lazy(async () => ({ default: (await import('./jobs-section.tsx')).JobsSection })),
  },
  {
    key: 'providers',
    title: adminText.providers.title,
    Section: lazy(async () => ({
      default: (await import('./providers-section.tsx')).ProvidersSection,
    })),
  },
  {
    key: 'storage',
    title: adminText.storage.title,
    Section: lazy(async () => ({
      default: (await import('./storage-section.tsx')).StorageSection,
    })),
  },
  {
    key: 'backups',
    title: adminText.backups.title,
    Section: lazy(async () => ({
      default: (await import('./backups-section.tsx')).BackupsSection,
    })),
  },
]
