import type { Tables } from '../tables.ts'

export const admin: Tables['admin'] = {
  title: 'Bu sunucu',
  lead: 'Bunu yalnızca yöneticiler görür. Kimsenin mektubunda ne yazdığını burada kimse görmez.',
  sections: 'Bölümler',
  users: {
    invite: 'Birini davet et',
    notInvited: 'Davet oluşturulamadı',
    invited: (until) =>
      `Bu adresi iletin. Bir kişi ${until} tarihine kadar bununla hesap açabilir:`,
    title: 'Kullanıcılar',
    hint: 'Burada hesabı olanlar. Kilitlenen hesabın oturumu her yerde kapatılır, içindeki her şey kalır.',
    search: 'Kullanıcı adı',
    find: 'Ara',
    count: (count) => `${count} hesap`,
    more: 'Daha fazla göster',
    notLoaded: 'Liste yüklenemedi',
    notChanged: 'Bu değiştirilemedi',
    admin: 'yönetici',
    locked: 'kilitli',
    facts: (letters, size, credits) => `${letters} mektup, ${size} · ${credits} kredi`,
    since: (day) => `${day} tarihinden beri`,
    used: (day) => `son kullanım ${day}`,
    notIn: 'hiçbir yerde giriş yapılmamış',
    lock: 'Kilitle',
    lockOf: (name) => `Kilitle: ${name}`,
    lockWhy:
      'Bu kişinin oturumu her cihazda kapatılır ve siz hesabın kilidini açana kadar giriş yapamaz.',
    unlock: 'Kilidi aç',
    unlockOf: (name) => `Kilidi aç: ${name}`,
    lockedDone: (name) => `${name} kilitlendi`,
    unlockedDone: (name) => `${name} yeniden giriş yapabilir`,
    give: 'Kredi ver',
    giveOf: (name) => `Kredi ver: ${name}`,
    giving: {
      title: (name) => `Kredi verilecek kişi: ${name}`,
      amount: 'Kaç tane',
      reason: 'Neden',
      reasonNote: 'kullanıcı bunu okuyabilir',
      wrongAmount: (most) => `Lütfen 1 ile ${most} arasında bir tam sayı girin.`,
      noReason: 'Lütfen nedenini yazın.',
      yes: 'Kredi ver',
      done: (amount, name) => `${amount} kredi verildi: ${name}`,
      failed: 'Krediler verilmedi',
    },
  },
  jobs: {
    title: 'İşler',
    hint: 'Yapılamayıp bırakılan işler. Bir işin adı, konusu olan şeyin numarasıdır.',
    counts: (dead, waiting, running) =>
      `${dead} bırakıldı · ${waiting} bekliyor · ${running} çalışıyor`,
    facts: (day, attempts, failure) =>
      `${day} tarihinden beri · ${attempts} deneme${failure && ` · ${failure}`}`,
    retry: 'Tekrar dene',
    retryOf: (name) => `Tekrar dene: ${name}`,
    drop: 'Vazgeç',
    dropOf: (name) => `Vazgeç: ${name}`,
    failed: 'Bu yapılamadı',
  },
  providers: {
    title: 'Sağlayıcılar',
    hint: 'Burada işi kimin yaptığı, gerçek mi deneme mi olduğu ve en son ne zaman başarılı olduğu.',
    ports: {
      ocr: 'Okuma',
      translation: 'Çeviri',
      mail: 'Mektup postalama',
      tracking: 'Mektup takibi',
      payment: 'Ödemeler',
      push: 'Bildirimler',
      email: 'E-postalar',
    },
    kinds: { local: 'Bu makinede', practice: 'Deneme', real: 'Gerçek', off: 'Kapalı' },
    last: (day) => `son: ${day}`,
    never: 'henüz kullanılmadı',
  },
  storage: {
    stopped: {
      clock: () =>
        'Hiçbir şey temizlenmiyor: bu makinenin saati atladı. Saati düzeltin; üç düzgün günden sonra temizlik kendiliğinden sürer.',
      database: () =>
        'Hiçbir şey temizlenmiyor: veritabanı ile yanındaki dosyalar aynı zamandan değil. Eski bir kopya mı?',
      unnamed: (count) =>
        `Hiçbir şey temizlenmiyor: kayıtlı ${count} dosya hiçbir mektuba ait değil. Doğru veritabanı mı?`,
      backup: () =>
        'Hiçbir şey temizlenmiyor: veritabanı en yeni yedektekinden farklı ya da yarısından azı kaldı. Mektuplar eksikse bir yedeği geri yükleyin. Az önce bir yedek geri yüklediyseniz temizliği sürdürün.',
      damaged: () =>
        'Veritabanı hasarlı. Sunucuyu durdurun, veri klasörünü güvenli bir yere kopyalayın ve en yeni yedeği geri yükleyin: npm run restore.',
    },
    backupsStay:
      'Bu sürede hiçbir yedek silinmez. Sunucu birkaç yedek daha yapar, sonra bu çözülene kadar yapmaz.',
    goOn: 'Temizliği sürdür',
    goOnHint:
      'Hiçbir mektuba ait olmayan dosyalar günün klasörüne taşınır ve 30 gün sonra silinir.',
    notGoneOn: 'Temizlik sürmüyor',
    lost: (count) => `Disk ${count} dosya kaybetti`,
    lostHint:
      'Her dosyayı bir yedekten veri klasöründeki aynı yere kopyalayın. Bir sonraki haftalık denetim onu bu listeden çıkarır.',
    lostFile: {
      missing: (since, size) => `${since} tarihinden beri yok, ${size}.`,
      damaged: (since, size) => `${since} tarihinden beri bozuk, ${size}.`,
    },
    lostOf: (users) => `Mektupların sahibi: ${users}.`,
    title: 'Bellek',
    hint: 'Bu makinede neyin ne kadar yer tuttuğu.',
    free: 'Diskte boş yer',
    database: 'Veritabanı',
    kind: (name, count) => `${name} (${count})`,
    kinds: {
      originals: 'Asıl dosyalar',
      pictures: 'Sayfa resimleri',
      posted: 'Postalanan mektuplar ve belgeleri',
      mails: 'Bekleyen e-postalar',
      transfers: 'Alınmayı bekleyen dışa aktarımlar',
    },
    users: 'Kullanıcıya göre, asıl dosyalar',
    user: (name, letters) => `${name} (${letters} mektup)`,
  },
  backups: {
    title: 'Yedekler',
    hint: 'Her şeyin belli bir andaki kopyası: mektuplar, hesaplar, anahtarlar. Sunucu çalışırken yapılabilir.',
    now: 'Şimdi yedekle',
    running: 'Yedek alınıyor',
    failed: 'Son yedek tamamlanmadı. Disk dolu olabilir; sunucunun günlüğünde daha fazlası yazar.',
    notBegun: 'Yedekleme başlatılamadı',
    none: 'Henüz yedek yok.',
    daily: (keep) =>
      `Her gün bir yedek alınır. En yeni ${keep} tanesi saklanır, eskiler kaldırılır.`,
    notDaily: (keep) =>
      `Kendiliğinden yedek alınmaz: her gün alınması için BRIEFLOTSE_BACKUP_DIR değerini başka bir diskteki bir klasöre ayarlayın. En yeni ${keep} tanesi saklanır.`,
    folder: 'Bulundukları klasör:',
    list: 'Yedekler, en yenisi önce',
    of: (files, size) => `${files} dosya, ${size}`,
    restore:
      'Birine dönmek için sunucuyu durdurun ve makinede “npm run restore” komutunu çalıştırın. O zamandan beri silinen mektuplar da geri gelir.',
  },
}
