/**
 * The six services (specification §1). `palabra` is the word that the landing page paints large.
 */
export const SERVICIOS = [
  {
    clave: 'inmersion',
    palabra: 'Frío',
    nombre: 'Baños de inmersión',
    descripcion: 'Agua helada hasta los hombros y la respiración que vuelve a su lugar.',
  },
  {
    clave: 'sauna',
    palabra: 'Calor',
    nombre: 'Sauna',
    descripcion: 'Madera, piedra y vapor para aflojar todo lo que el día dejó tenso.',
  },
  {
    clave: 'botas',
    palabra: 'Presión',
    nombre: 'Botas de compresión',
    descripcion: 'Aire que sube por las piernas en olas y las deja livianas.',
  },
  {
    clave: 'pistolas',
    palabra: 'Percusión',
    nombre: 'Pistolas de percusión',
    descripcion: 'Golpes cortos y profundos, justo en el músculo que lo pide.',
  },
  {
    clave: 'electrodos',
    palabra: 'Impulso',
    nombre: 'Electrodos y bandas',
    descripcion: 'Corriente suave y resistencia elástica para despertar sin cargar.',
  },
  {
    clave: 'bicicleta',
    palabra: 'Pulso',
    nombre: 'Bicicleta fija',
    descripcion: 'Unos minutos de pedal para entrar en calor o volver a la calma.',
  },
] as const;

export type ClaveDeServicio = (typeof SERVICIOS)[number]['clave'];
