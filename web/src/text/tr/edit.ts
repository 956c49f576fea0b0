import type { Tables } from '../tables.ts'

export const edit: Tables['edit'] = {
  renameTitle: 'Bu belgeyi yeniden adlandır',
  title: 'Ad',
  titleMissing: 'Lütfen bir ad yazın.',
  titleWrong: 'Bu adda saklanamayan karakterler var.',
  ownTitle: 'Mektuptaki başlığı kullan',
  renamed: 'Belge yeniden adlandırıldı',
  sentLater: 'Bağlantı kurulur kurulmaz gönderilir.',
  addTag: 'Etiket ekle',
  newTag: 'Yeni etiket',
  removeTag: (tag) => `${tag} etiketini kaldır`,
}
