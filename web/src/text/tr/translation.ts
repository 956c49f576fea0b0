import type { Tables } from '../tables.ts'

export const translation: Tables['translation'] = {
  title: 'Çeviri',
  hint: 'Mektuplar sunucuda çevrilir ve hiçbir şey oradan çıkmaz.',
  hintElsewhere: (label) =>
    `Onay verdiğiniz için mektuplarınızın cümleleri ${label} hizmetine gönderilir.`,
  into: (language) => `Mektuplarınızın çevrildiği dil: ${language}.`,
  notInto: (wanted, used) =>
    `Diliniz: ${wanted}. Almancadan bu dile çeviren bir model burada kurulu değil, bu yüzden mektuplarınız şu dile çevriliyor: ${used}.`,
  roughOnly:
    'Bu dilde her cümle kaba çeviri olarak işaretlenir: burada kimse doğruluğunu denetleyemez.',
  installed: 'Kurulu modeller',
  pair: (from, to) => `${from} → ${to}`,
  shipped: 'Brieflotse ile gelir',
  licence: (name) => `Lisans: ${name}`,
  service: {
    title: (label) => `${label} ile çevir`,
    leaves: (label, host) =>
      `Onay verirseniz mektuplarınızın cümleleri bu sunucudan çıkar ve ${label} hizmetine (${host}) gider. Tutarlar, tarihler, hesap ve dosya numaraları ile tanınan adlar önceden çıkarılır. Diğer adlar, adresler ve cümledeki geri kalan her şey olduğu gibi gönderilir; bu yüzden mektubun kime ait olduğu yine de anlaşılabilir.`,
    logged:
      'Hangi mektup için ne zaman kaç karakter gönderildiği burada kaydedilir. Böyle her mektupta kimin çevirdiği yazar.',
    off: 'Kapalı.',
    on: (day) => `${day} tarihinde onay verdiniz. O günden sonra okunan mektuplar için geçerlidir.`,
    yes: (label) => `Evet, ${label} hizmetine gönder`,
    no: 'Göndermeyi durdur',
    failed: 'Bu kaydedilemedi',
  },
  by: (label) => `Çeviren: ${label}`,
  own: {
    labels: {
      question: 'Sorunuz, İngilizce olarak',
      reason: 'Gerekçeniz, İngilizce olarak (isteğe bağlı)',
    },
    english: 'İngilizce yazıyorum',
    englishHint: (by) =>
      by === 'the model on this server'
        ? 'Bu sunucudaki bir model bunu Almancaya çevirir; mektuba girip girmeyeceğine siz karar verirsiniz.'
        : `${by} bunu Almancaya çevirir; mektuba girip girmeyeceğine siz karar verirsiniz. Yazdıklarınız sayılar çıkarılarak oraya gönderilir.`,
    templatesOnly:
      'Bu sunucuda Almanca yazan bir şey kurulu değil. Mektubun cümleleri hazırdır; kendi sözleriniz Almanca olmalı.',
    write: 'Almancaya çevir',
    writing: 'Almancaya çevriliyor…',
    failed: 'Almancaya çevrilemedi',
    german: 'Almancası, makine çevirisi',
    says: 'Bunun anlamı',
    rough: 'İki kez bakın: bu, yazdığınızı söylemiyor olabilir.',
    none: 'Bu cümle Almancaya çevrilemedi. Lütfen daha basit söyleyin veya çıkarın.',
    noBack: 'Bunun ne anlama geldiğini burada kimse söyleyemez.',
    accept: 'Bu Almancayı bir makine yazdı. Söylediği şey benim demek istediğim.',
    notYet: 'Siz onaylamadan mektuba girmez.',
  },
  admin: {
    title: 'Çeviri modelleri',
    hint: 'Büyük modeller uzun cümleleri daha iyi çevirir ve Almanca yazar. Bu sunucuda çalışırlar; mektuplar onlar için sunucudan çıkmaz.',
    size: (size) => size,
    states: {
      none: 'kurulu değil',
      waiting: 'sırasını bekliyor',
      fetching: 'indiriliyor',
      broken: 'bağlantı koptu, kendiliğinden devam eder',
      failed: 'kurulmadı',
      installed: 'kurulu',
    },
    progress: (done, all) => `${done} / ${all}`,
    progressOf: (name) => `İlerleme: ${name}`,
    fetch: 'İndir',
    fetchOf: (name) => `İndir: ${name}`,
    goOn: 'Devam et',
    stop: 'Durdur',
    stopOf: (name) => `İndirmeyi durdur: ${name}`,
    files: 'Dosyalardan',
    filesOf: (name) => `Bu cihazdaki dosyalardan kur: ${name}`,
    filesHint:
      'İnternet yoksa: dosyaları başka yerde indirin, bir bellekle getirin ve altısını da seçin. Tam olarak doğru olmayan dosya kabul edilmez.',
    missing: (names) => `Şu dosyalar eksik veya boyutları farklı: ${names}`,
    sendFailed: 'Dosyalar kurulmadı',
    sent: (name) => `${name} kuruldu`,
    remove: 'Kaldır',
    removeOf: (name) => `Kaldır: ${name}`,
    removeTitle: (name) => `${name} kaldırılsın mı?`,
    removeText: 'Bundan sonra okunan mektupları küçük model çevirir. Daha önce çevrilenler kalır.',
    removeFailed: 'Model kaldırılmadı',
    fetchFailed: 'Model indirilemiyor',
    others: 'Diğer modeller',
    othersHint: 'Sunucuyu işleten kişi komut satırından başka dillerin modellerini ekleyebilir.',
  },
}
