// SQLite column types: booleans are 0 or 1, dates (`_on`) and timestamps (`_at`) are ISO text, JSON is text.
export type Flag = 0 | 1
export type Moment = string
export type Json = string
