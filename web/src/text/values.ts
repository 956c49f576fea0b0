// Written by `npx tsx scripts/catalogues/write-values.ts`.
import type { MessageValue as Value } from '@brieflotse/catalogues'

/** The values that each message takes, so that a missing one is a compile error. */
export type Takes = {
  admin: {
    users: {
      invited: { until: Value }
      count: { count: number }
      facts: { letters: number; size: Value; credits: number }
      since: { day: Value }
      used: { day: Value }
      lockOf: { name: Value }
      unlockOf: { name: Value }
      lockedDone: { name: Value }
      unlockedDone: { name: Value }
      giveOf: { name: Value }
      giving: {
        title: { name: Value }
        wrongAmount: { most: Value }
        done: { amount: number; name: Value }
      }
    }
    jobs: {
      counts: { dead: Value; waiting: Value; running: Value }
      facts: { day: Value; attempts: number }
      retryOf: { name: Value }
      dropOf: { name: Value }
    }
    providers: {
      last: { day: Value }
    }
    storage: {
      stopped: {
        unnamed: { count: Value }
      }
      lost: { count: number }
      lostFile: {
        missing: { since: Value; size: Value }
        damaged: { since: Value; size: Value }
      }
      lostOf: { users: Value }
      inBucket: { bucket: Value }
      kind: { name: Value; count: Value }
      user: { name: Value; letters: number }
    }
    backups: {
      inBucket: { bucket: Value }
      daily: { keep: Value }
      notDaily: { keep: Value }
      of: { files: number; size: Value }
    }
  }
  aligned: {
    of: { number: Value; count: Value }
    letterhead: { count: number }
    onPage: { page: Value }
    copyTranslation: { language: Value }
    aloudIn: { language: Value }
    reading: { number: Value; count: Value }
    noVoice: { language: Value }
    noVoiceLong: { language: Value }
    onlyUncertain: { count: Value }
    comesByItself: { percent: Value }
    wrongList: { count: Value }
    pageIn: { page: Value; language: Value }
  }
  calendar: {
    addingLong: { calendar: Value }
    titles: {
      payment: { fee: Value; title: Value }
      action: { action: Value }
      document: { title: Value }
    }
  }
  camera: {
    pageTitle: { number: Value }
    toPages: { count: number }
    cornerAt: { name: Value; left: Value; top: Value }
    pagesCount: { count: number }
    pageOf: { number: Value; count: Value }
    earlier: { number: Value }
    later: { number: Value }
    retakePage: { number: Value }
    removePage: { number: Value }
    moved: { number: Value }
    keptTitle: { count: number }
    keptHint: { count: number }
    fileName: { day: Value; number: Value }
  }
  changes: {
    what: { does: Value; name: Value }
    own: { what: Value; stateInside: Value; state: Value }
    files: { first: Value; count: number }
    states: {
      again: { seconds: Value }
      sendingPart: { percent: Value }
    }
  }
  correct: {
    correctOf: { label: Value }
    reads: { value: Value }
    takeBackOf: { label: Value }
    wordOf: { word: Value }
    hardWord: { word: Value }
    correctedWord: { word: Value }
    hardWords: { count: number }
    dayBefore: { day: Value }
    older: {
      some: { count: number }
    }
  }
  delivery: {
    copy: { what: Value }
    checked: { time: Value }
  }
  detail: {
    doneOf: { what: Value }
    law: { law: Value }
    clock: { time: Value }
    marked: { label: Value }
    showOnPage: { label: Value }
    overduePay: { day: Value }
    overdue: { day: Value }
    moreFacts: { shown: number; count: Value }
    moreTerms: { count: number }
    moreHelp: { count: number }
    call: { name: Value }
    numberOf: { name: Value }
    pageOf: { page: Value; pages: Value }
    pageAlt: { page: Value }
    translationColumn: { language: Value }
    downloadPart: { number: Value }
    pay: { amount: Value }
    claims: {
      takeBackOf: { amount: Value; day: Value }
    }
  }
  due: {
    more: { group: Value }
    toLetter: { name: Value }
    menu: { what: Value }
    doneOf: { what: Value }
    notDoneOf: { what: Value }
    remindOf: { what: Value }
    snooze: {
      after: { label: Value }
    }
    states: {
      doneOn: { day: Value }
      snoozed: { day: Value }
      dueOn: { day: Value }
      moved: { day: Value }
      reopened: { day: Value }
      posted: { title: Value; day: Value }
      partly: { paid: Value; amount: Value }
    }
    said: {
      snoozed: { day: Value }
    }
  }
  edit: {
    removeTag: { tag: Value }
  }
  first: {
    home: {
      greeting: { name: Value }
      payAmount: { amount: Value }
    }
    shared: {
      held: { count: Value }
      unread: { count: number }
    }
    documents: {
      uploaded: { when: Value }
      menu: { title: Value }
      archiveOf: { title: Value }
      eraseText: { title: Value }
      payBy: { amount: Value; day: Value }
      dueBy: { day: Value }
      takenOn: { amount: Value; day: Value }
      steps: {
        reading: { page: Value; pages: Value }
      }
    }
    claims: {
      partly: { paid: Value; amount: Value }
      paidOn: { day: Value }
      practice: { paid: Value }
    }
    waiting: {
      count: { stuck: number; waiting: number }
      size: { kilobytes: Value }
    }
    time: {
      monthsAgo: { months: number }
      daysAgo: { days: number }
      daysLeft: { days: number }
    }
  }
  forwarding: {
    waiting: { count: number }
    inWork: { count: number }
    blockTitle: { sender: Value }
    results: { spf: Value; dkim: Value; dmarc: Value }
    asks: { service: Value }
    asksHint: { service: Value }
    forgetOf: { sender: Value }
  }
  login: {
    welcomeBack: { name: Value }
  }
  logout: {
    stillWaiting: { count: number }
    sharesLost: { count: number }
  }
  mail: {
    arrives: { day: Value }
    gaps: { places: Value }
    fewCredits: { needed: number; balance: number }
    creditsUsed: { used: Value; balance: Value; left: Value }
    sentLong: { id: Value }
    stopUntil: { time: Value }
    shareTitle: { title: Value }
    cost: { postage: Value; credits: number }
    loadFailed: { message: Value }
    printedAt: { day: Value }
  }
  mend: {}
  notices: {
    hours: { hour: Value }
    zone: { zone: Value }
    setZone: { zone: Value }
    others: {
      since: { day: Value }
      removeOf: { label: Value }
    }
    mail: {
      off: { address: Value }
      on: { address: Value }
      waiting: { address: Value }
    }
  }
  payments: {
    edit: { label: Value }
    editDone: { label: Value }
    copy: { label: Value }
    copied: { label: Value }
    asAmount: { amount: Value }
    code: {
      alt: { amount: Value; payee: Value }
      steps: {
        open: { bank: Value }
      }
    }
    own: {
      muchText: { paid: Value; asked: Value }
      muchYes: { paid: Value }
    }
    checks: {
      'iban-country': { country: Value; expected: Value }
      'iban-changed': { before: Value }
      'sources-iban': { from: Value; iban: Value }
      'sources-amount': { from: Value; amount: Value }
      'paid-before': { amount: Value; on: Value }
      'paid-elsewhere': { amount: Value; on: Value }
      'amount-above': { most: Value }
      'iban-edited': { letter: Value }
      'payee-edited': { letter: Value }
    }
    success: { amount: Value }
    credits: {
      lead: { balance: number }
      pack: { credits: number }
      letters: { letters: number }
      online: { amount: Value }
      paypal: { amount: Value }
    }
  }
  profile: {
    signature: {
      strokes: { count: number }
    }
  }
  responses: {
    gaps: { count: number }
    goesAlong: { titles: Value }
    fileName: { title: Value }
    on: { date: Value }
    menu: { title: Value }
    eraseOf: { title: Value }
    eraseText: { title: Value }
  }
  restore: {
    kept: { count: number }
    lost: { count: number }
    lostUploads: { count: number }
    lostChanges: { count: number }
    clockWhy: { here: Value; right: Value }
    endedKept: { count: number }
    endedLost: { names: Value }
    endedLostLetters: { names: Value }
    endedDraft: { name: Value }
  }
  search: {
    remove: { filter: Value }
    found: { count: number }
  }
  settings: {
    loggedInAs: { name: Value }
    about: { version: Value }
    search: {
      found: { count: number }
      none: { word: Value }
    }
    credits: {
      balance: { credits: number }
    }
    storage: {
      letters: { count: number }
      quota: { used: Value; all: Value }
      upTo: { size: Value }
    }
    archive: {
      restoreOf: { title: Value }
    }
  }
  share: {
    remove: { name: Value }
    takeFiles: { count: number }
    several: { count: number }
    discardAll: { count: Value }
    becameOf: { name: Value }
  }
  stack: {
    seems: { count: number }
    split: { count: number }
    letter: { number: Value; count: number; last: Value; first: Value }
    page: { number: Value }
    cut: { page: Value }
    uncut: { page: Value }
    moved: { page: Value }
    joinedUp: { page: Value }
    earlier: { page: Value }
    later: { page: Value }
    atPlace: { page: Value; place: Value }
    because: { page: Value; reasons: Value }
    pair: { first: Value; second: Value }
    done: { count: number }
    wasSplit: { count: number }
    openPart: { number: Value }
    joinedFrom: { count: number }
    joinOf: { count: number; title: Value }
    pageCount: { count: number }
  }
  steps: {
    thenPay: { amount: Value; day: Value }
    thenAmount: { amount: Value }
    thenDay: { day: Value }
    early: { day: Value; amount: Value }
    earlyAny: { amount: Value }
    about: { subject: Value }
    goesTo: { payee: Value }
    onPage: { page: Value }
  }
  timeline: {
    paid: { amount: Value }
    paying: { amount: Value }
    done: { what: Value }
    deadline: { whatInside: Value; what: Value }
  }
  translation: {
    hintElsewhere: { label: Value }
    into: { language: Value }
    notInto: { wanted: Value; used: Value }
    pair: { from: Value; to: Value }
    licence: { name: Value }
    service: {
      title: { label: Value }
      leaves: { label: Value; host: Value }
      on: { day: Value }
      yes: { label: Value }
    }
    by: { label: Value }
    own: {
      englishHintBy: { by: Value }
    }
    admin: {
      size: { size: Value }
      progress: { done: Value; all: Value }
      progressOf: { name: Value }
      fetchOf: { name: Value }
      stopOf: { name: Value }
      filesOf: { name: Value }
      missing: { names: Value }
      sent: { name: Value }
      removeOf: { name: Value }
      removeTitle: { name: Value }
    }
  }
  upload: {
    sending: { percent: Value }
    andMore: { count: number }
    keptEach: { count: number }
    several: {
      title: { count: number }
      place: { inPages: Value; number: Value }
      earlier: { name: Value; place: Value }
      later: { name: Value; place: Value }
      remove: { name: Value; place: Value }
      moved: { name: Value; place: Value; count: Value }
      removed: { name: Value }
      uploadLetter: { count: number; inPages: Value }
      uploadEach: { count: number }
    }
  }
  waiting: {
    text: { name: Value; lost: Value }
  }
  welcome: {
    place: { at: Value; of: Value }
  }
  'your-data': {
    devices: {
      on: { browser: Value; system: Value }
      used: { day: Value }
      since: { day: Value }
      endOf: { name: Value }
    }
    moving: {
      of: { done: Value; total: Value }
      ready: { size: Value; until: Value }
      lost: { count: number }
      lostThere: { count: number }
      result: { letters: number; responses: number; before: number }
    }
    leaving: {
      letters: { count: number; size: Value }
      responses: { count: number }
      credits: { count: number }
      waiting: { count: number }
      onTheirWay: { count: number }
      notHandedOver: { count: number }
      payments: { count: number }
    }
  }
}
