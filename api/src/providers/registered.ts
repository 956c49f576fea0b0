import type { GenericSchema } from 'valibot'

/** Settings by their names. */
export type SettingValues = Readonly<Record<string, string | undefined>>

/** A provider that an operator can choose. This description loads no code of the provider; `create` does. */
export type Registered<Provider> = {
  name: string
  settings: Readonly<Record<string, GenericSchema<string | undefined, string | undefined>>>
  /** The names of the settings without which it cannot work. */
  needs: readonly string[]
  create(env: SettingValues): Promise<Provider>
}
