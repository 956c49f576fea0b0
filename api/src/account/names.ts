/** Two spellings of one name are one name. */
export const usernameKey = (username: string) => username.normalize('NFKC').trim().toLowerCase()
