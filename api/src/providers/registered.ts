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

/** The provider that a setting names; undefined for the practice one and for none. */
export const chosen = <One extends { name: string }>(
  name: string | undefined,
  registered: readonly One[],
): One | undefined => registered.find((one) => one.name === name)

/** The general settings together with those of every provider, which the type leaves out: providers read theirs with `envOf`. */
export const withSettingsOf = <Own extends object>(
  own: Own,
  registered: readonly Pick<Registered<unknown>, 'settings'>[],
): Own => Object.assign({}, own, ...registered.map(({ settings }) => settings)) as Own

/** The environment as providers read it. */
export const envOf = (env: object) => env as SettingValues
