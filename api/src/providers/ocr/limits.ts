/** What the embedded reader accepts, and what it takes from the machine at most. */
export const ocrLimits = {
  /** Pages of a PDF. */
  pages: 50,

  /** Pixels of a picture: phones have up to 200 million. They are shrunk while they are decoded, which takes 70 MB. */
  imagePixels: 210_000_000,
  /** Pixels of a picture that can only be decoded as a whole (progressive JPEG, interlaced PNG). */
  progressivePixels: 30_000_000,
  imageSide: 20_000,
  leastPixels: 250_000,
  leastSide: 300,
  /** Pictures are shrunk to this side before anything else; a page of A4 at 300 dpi is 3508 high. */
  workingSide: 4200,

  /** Pixels of one picture inside a PDF; A4 at 600 dpi in colour has 35 million. */
  pdfImagePixels: 40_000_000,
  /** Pixels of a page drawn for reading; A4 at 300 dpi has 8.7 million. */
  pagePixels: 12_000_000,
  pageSide: 8000,
  /** Letters and drawing steps of a page; a full page of small print has 8,000. What is drawn is recorded outside of any limit. */
  pageLetters: 60_000,
  pageSteps: 300_000,

  /** Milliseconds. */
  openTime: 15_000,
  drawTime: 30_000,
  /** For unpacking and reading what is attached to a PDF; an invoice takes 50. */
  invoicesTime: 10_000,
  /** After this long without a PDF its thread ends: recognising and translating need the memory. */
  pdfIdle: 500,
  /** For one page, from the picture to the words; a page takes 5 seconds on an idle machine. */
  pageTime: 120_000,

  /** Megabytes by which the process may grow while a PDF is open; more means a file that unpacks without end. A4 at 600 dpi takes 300. */
  pdfGrowth: 380,
  pdfHeap: 384,

  /** Pages after which a thread with its Tesseract is replaced. */
  pagesEach: 40,
} as const
