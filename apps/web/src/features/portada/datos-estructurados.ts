import { MARCA } from '@remanso/contract/marca';

const [calle = '', localidad = '', provincia = ''] = MARCA.direccion.split(', ');

/**
 * The structured data of the centre for search engines and maps (schema.org). The server puts its
 * own origin in `{{origen}}`.
 */
export const DATOS_ESTRUCTURADOS = {
  '@context': 'https://schema.org',
  '@type': 'HealthAndBeautyBusiness',
  name: MARCA.nombre,
  url: '{{origen}}/',
  image: '{{origen}}/portada.jpg',
  telephone: MARCA.telefono,
  address: {
    '@type': 'PostalAddress',
    streetAddress: calle,
    addressLocality: localidad,
    addressRegion: provincia,
    addressCountry: 'AR',
  },
  openingHours: MARCA.horarios.flatMap(({ deSchemaOrg, tramos }) =>
    tramos.map((tramo) => `${deSchemaOrg} ${tramo}`),
  ),
};
