/*
 * The news of offers for the desk; the rules of offers are in `esperas.rules.ts`, which clients load.
 */

/**
 * Returns why the desk cannot give a booking its places back: they are offered to others. `lugares`
 * is how many places the booking needs.
 * @example lugaresOfrecidosA(['Luis Gil'], 1)
 *   // 'El lugar está ofrecido a Luis Gil: primero déjalo pasar'
 * @example lugaresOfrecidosA(['Luis Gil', 'Sol Ríos'], 2)
 *   // 'Los lugares están ofrecidos a Luis Gil, Sol Ríos: primero déjalos pasar'
 */
export function lugaresOfrecidosA(quienes: readonly string[], lugares: number): string {
  const [estan, dejalos] =
    lugares === 1
      ? ['El lugar está ofrecido', 'déjalo']
      : ['Los lugares están ofrecidos', 'déjalos'];
  return `${estan} a ${quienes.join(', ')}: primero ${dejalos} pasar`;
}
