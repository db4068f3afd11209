/** « de Minos », « d’Empire ». */
export const de = (title: string): string => (/^[AEIOUYÉÈH]/i.test(title) ? `d’${title}` : `de ${title}`)
