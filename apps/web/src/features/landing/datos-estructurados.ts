import { MARCA } from '@remanso/contract/marca';

const [calle = '', localidad = '', provincia = ''] = MARCA.direccion.split(', ');

/** What search engines and maps read of the centre (schema.org). The server puts its own origin in `{{origen}}`. */
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
  openingHours: MARCA.horariosSchemaOrg,
};
