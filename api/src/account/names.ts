/** The form in which usernames are compared: two spellings of a name give the same key. */
export const usernameKey = (username: string) => username.normalize('NFKC').trim().toLowerCase()
