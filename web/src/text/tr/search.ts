import type { Tables } from '../tables.ts'

export const search: Tables['search'] = {
  label: 'Mektuplarınızda arayın',
  hint: 'Kelime, gönderen, tutar veya numara',
  clear: 'Aramayı temizle',
  filters: 'Filtreler',
  chosen: 'Seçilen filtreler',
  any: 'Tümü',
  names: {
    type: 'Tür',
    sender: 'Gönderen',
    due: 'Son gün',
    paid: 'Ödeme',
    status: 'Durum',
    tag: 'Etiket',
  },
  due: { late: 'Gecikmiş', week: 'Önümüzdeki 7 gün içinde', month: 'Önümüzdeki 30 gün içinde' },
  paid: { paid: 'Ödendi', unpaid: 'Ödenmedi' },
  status: { ready: 'Okundu', reading: 'Okunuyor', failed: 'Okunamadı', archived: 'Arşivlendi' },
  remove: (filter) => `Filtreyi kaldır: ${filter}`,
  removeAll: 'Tüm filtreleri kaldır',
  found: (count) => `${count} mektup bulundu`,
  looking: 'Hâlâ aranıyor ...',
  none: 'Mektup bulunamadı',
  noneHint: 'Daha kısa bir kelime, yalnızca gönderen veya yalnızca numara ile deneyin.',
  noneFiltered: 'Filtresiz veya daha kısa bir kelime ile deneyin.',
  from: { letter: 'Mektupta:', translation: 'Çeviride:', answer: 'Yanıtınızda:' },
}
