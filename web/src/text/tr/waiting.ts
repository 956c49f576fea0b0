import type { Tables } from '../tables.ts'

export const discard: Tables['discard'] = {
  seePrice: 'Yeni fiyatı gör',
  openLetter: 'Mektubu aç',
  enterAddress: 'Ad ve adres gir',
  getCredits: 'Kredi al',
  title: 'Bundan vazgeçilsin mi?',
  text: (name, lost) => `“${name}” henüz sunucuya ulaşmadı. ${lost}`,
  lost: {
    'upload-document': 'Bu cihazdan silinir ve geri getirilemez.',
    'archive-document': 'Listenize geri gelir.',
    'erase-document': 'Listenize geri gelir ve silinmez.',
    'restore-document': 'Arşive geri döner.',
    'read-document': 'Yeniden okunmaz ve olduğu gibi kalır.',
    'edit-document': 'Adı, etiketleri ve düzeltmeleri eski hâline döner.',
    'arrange-document': 'Sayfaları olduğu gibi kalır.',
    'change-claim': 'Ödeme eski hâline döner.',
    'change-reminder': 'Süre eski hâline döner.',
    'process-mail': 'Metni ve dosyaları bu cihazdan silinir ve geri getirilemez.',
    'create-letter': 'Yanıt bu cihazdan silinir ve geri getirilemez.',
    'edit-letter': 'Yanıt eski metnine döner.',
    'erase-letter': 'Yanıt listenize geri gelir.',
    'edit-profile': 'Adınız ve adresiniz eski hâline döner.',
    'set-signature': 'İmzanız eski hâline döner.',
    'order-mail':
      'Sipariş edilmez ve listenizde kalır. Sipariş sunucuya zaten ulaştıysa mektupta görünür.',
    'cancel-mail': 'Mektup postayla yoluna devam eder.',
  },
}
