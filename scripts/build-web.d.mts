/** Returns true if web/dist is up to date. */
export declare function buildWeb(): boolean
