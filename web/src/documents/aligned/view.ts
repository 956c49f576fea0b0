import { createContext, useContext } from 'react'

/** `letter`: running text. `page`: the page images with the translation over them. */
export type View = {
  view: 'letter' | 'page'
  hasPages: boolean
  show: (view: 'letter' | 'page') => void
}

export const ViewContext = createContext<View>({ view: 'letter', hasPages: false, show: () => {} })

export const useView = () => useContext(ViewContext)
