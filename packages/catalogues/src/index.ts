export {
  formatMessage,
  type CatalogueMessages,
  readCatalogue,
  type MessageValue,
} from './catalogue.ts'
