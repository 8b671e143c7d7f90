import { DIAS_SEMANA } from '@remanso/contract/calendario';
import type { Centro } from '@remanso/contract/centro/centro.contract';
import { leerDias, entenderTramo } from '../../lib/tiempo/horario-leido.ts';

const DIAS_DE_SCHEMA = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];

/** Returns the data of the centre for search engines and maps, in the format of schema.org. */
export function datosEstructurados(centro: Centro, origen: string) {
  const [calle, localidad, provincia] = centro.direccion.split(', ');
  return {
    '@context': 'https://schema.org',
    '@type': 'HealthAndBeautyBusiness',
    name: centro.nombre,
    url: `${origen}/`,
    image: `${origen}/portada.jpg`,
    ...(centro.telefono && { telephone: centro.telefono }),
    ...(centro.direccion && {
      address: {
        '@type': 'PostalAddress',
        streetAddress: calle,
        addressLocality: localidad,
        addressRegion: provincia,
        addressCountry: 'AR',
      },
    }),
    openingHours: centro.horarios.flatMap(horasDeSchema),
  };
}

/** Returns the hours of one line of the footer as schema.org writes them: 'Mo-Fr 08:00-12:00'. */
function horasDeSchema({ dias, tramos }: Centro['horarios'][number]): string[] {
  const indices = leerDias(dias).map((dia) => DIAS_SEMANA.indexOf(dia));
  const [desde, hasta] = [indices[0], indices.at(-1)];
  if (desde === undefined || hasta === undefined) return [];
  const nombres = indices.map((indice) => DIAS_DE_SCHEMA[indice]);
  const seguidos = indices.length > 1 && hasta - desde === indices.length - 1;
  const enSchema = seguidos ? `${nombres[0]}-${nombres.at(-1)}` : nombres.join(',');
  return tramos
    .flatMap((tramo) => entenderTramo(tramo) ?? [])
    .map(({ horaInicio, horaFin }) => `${enSchema} ${horaInicio}-${horaFin}`);
}
