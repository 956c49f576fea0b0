/** Gives true when web/dist is up to date. */
export declare function buildWeb(): boolean
