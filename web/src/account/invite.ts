/** What an invitation says in the address, behind the `#`, which no server and no log ever sees; empty without one. */
export const invite = (): string => new URLSearchParams(location.hash.slice(1)).get('invite') ?? ''
