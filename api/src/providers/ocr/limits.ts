/** What the embedded OCR accepts, and the most resources it uses. */
export const ocrLimits = {
  /** Pages of a PDF. */
  pages: 50,

  /** Pixels of a picture: phones have up to 200 million. It is scaled down while decoding, which takes 70 MB. */
  imagePixels: 210_000_000,
  /** Pixels of a picture that can only be decoded as a whole (progressive JPEG, interlaced PNG). */
  progressivePixels: 30_000_000,
  imageSide: 20_000,
  leastPixels: 250_000,
  leastSide: 300,
  /** Pictures are first scaled down to this side; an A4 page at 300 dpi has 3508 pixels. */
  workingSide: 4200,

  /** Pixels of one picture in a PDF; A4 at 600 dpi in colour has 35 million. */
  pdfImagePixels: 40_000_000,
  /** Pixels of a page rendered for OCR; A4 at 300 dpi has 8.7 million. */
  pagePixels: 12_000_000,
  pageSide: 8000,
  /**
   * Characters and drawing operators of a page; a full page of small print has 8,000. pdfjs records operators outside of any other
   * limit.
   */
  pageLetters: 60_000,
  pageSteps: 300_000,

  /** In milliseconds. */
  openTime: 15_000,
  drawTime: 30_000,
  /** The time to unpack and read a PDF's attachments; an invoice takes 50. */
  invoicesTime: 10_000,
  /** An idle PDF thread ends after this time, because OCR and translation need the memory. */
  pdfIdle: 500,
  /** For one page, from picture to words; a page takes 5 seconds on an idle machine. */
  pageTime: 120_000,

  /** How many megabytes the process may grow while a PDF is open; more means that the file unpacks without end. A4 at 600 dpi takes 300. */
  pdfGrowth: 380,
  pdfHeap: 384,

  /** After this many pages a Tesseract thread is replaced. */
  pagesEach: 40,
} as const
