/** The invitation code from the URL, empty if there is none. It is behind the `#`, so that it never appears in requests and server logs. */
export const invite = (): string => new URLSearchParams(location.hash.slice(1)).get('invite') ?? ''
