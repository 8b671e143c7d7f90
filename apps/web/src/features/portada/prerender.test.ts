import type { Centro } from '@remanso/contract/centro/centro.contract';
import { centroNuevo } from '@remanso/contract/centro/centro.rules';
import { expect, test } from 'vitest';
import { datosEstructurados } from './datos-estructurados.ts';
import { renderizarLanding } from './prerender.tsx';

const ORIGEN = 'https://turnos.ejemplo.com';

function landing(
  dicho: Partial<Centro>,
  precios: number[] | null = null,
  agendaPublica?: boolean,
): string {
  return renderizarLanding({
    centro: { ...centroNuevo(), ...dicho },
    precios: precios && precios.map((precio, i) => ({ capacidad: i + 1, precio })),
    ...(agendaPublica !== undefined && { agendaPublica }),
    origen: ORIGEN,
  });
}

/** Returns the text of each tier of the promotion. */
function niveles(html: string): string[] {
  const [, lista = ''] = /<ul data-niveles[^>]*>(.*?)<\/ul>/s.exec(html) ?? [];
  return lista.split('</li>').flatMap((cada) => cada.replace(/<[^>]+>/g, '') || []);
}

test('the landing says what was saved', () => {
  const html = landing({ nombre: 'Termas </script><b>', whatsapp: '5493875550199' });
  expect(html).not.toContain('Remanso');
  expect(html).not.toContain('</script><b>');
  expect(html).toContain('https://wa.me/5493875550199');
});

test('what is empty is not shown', () => {
  const nada = { email: '', whatsapp: '', instagram: '', mapa: '', horarios: [] };
  const html = landing({ ...nada, direccion: '', telefono: '', ciudad: '' });
  expect(html).not.toMatch(/wa\.me|instagram|mailto:|mapa|Horarios|Redes|Cuándo|[Dd]ónde/);
  expect(html).not.toMatch(/tel:|Contacto|PostalAddress|telephone/);
  expect(landing({})).toMatch(/wa\.me.*mailto:.*Horarios.*Redes.*instagram/s);
});

test('search engines are told the hours that can be read', () => {
  const horarios = [
    ...centroNuevo().horarios,
    { dias: 'Martes y jueves', tramos: ['21 a 22', 'con cita'] },
    { dias: 'Feriados', tramos: ['09:00-13:00'] },
  ];
  expect(datosEstructurados({ ...centroNuevo(), horarios }, ORIGEN).openingHours).toEqual([
    'Mo-Fr 08:00-12:00',
    'Mo-Fr 16:00-20:00',
    'Sa 09:00-13:00',
    'Sa 15:00-19:00',
    'Tu,Th 21:00-22:00',
  ]);
});

test('the promotion is what the prices of today give, in per cent and in pesos', () => {
  const html = landing({}, [20_000, 36_000, 45_000, 80_000]);
  expect(niveles(html)).toEqual([
    'IndividualPrecio normal$\u00a020.000',
    '2 personas10\u00a0%de descuento$\u00a036.000 en total, $\u00a04.000 menos',
    '3 personas25\u00a0%de descuento$\u00a045.000 en total, $\u00a015.000 menos',
    '4 personasSin descuento$\u00a080.000 en total',
  ]);
});

test('without prices it is the advertised one, and where nobody saves it promises nothing', () => {
  expect(niveles(landing({}))).toEqual([
    'IndividualPrecio normal',
    '2 personas5\u00a0%de descuento',
    '3 personas10\u00a0%de descuento',
    '4 personas15\u00a0%de descuento',
  ]);
  const sinPromocion = landing({}, [20_000, 40_000]);
  expect(niveles(sinPromocion)).toHaveLength(2);
  expect(sinPromocion).not.toMatch(/de descuento|baja el precio/);
});

test('it leads to the agenda only where anybody sees the agenda', () => {
  const [, portada = ''] = /<main[^>]*>(.*?)<\/section>/s.exec(landing({})) ?? [];
  const botones = [...portada.matchAll(/<a data-para="nadie" href="([^"]+)" class="([^"]+)"/g)];
  expect(botones.map(([, destino]) => destino)).toEqual([
    '/agenda',
    '/login?volver=/reservas/nueva-reserva',
  ]);
  expect(botones.map(([, , clases]) => /bg-terracota/.test(clases ?? ''))).toEqual([true, false]);
  expect(portada).toContain('>Ver horarios y reservar</a>');
  expect(landing({}, null, false)).not.toContain('/agenda');
});

test('the first screen says the lowest price for a person, where there are prices', () => {
  const primera = (precios: number[] | null) =>
    /<section.*?<\/section>/s.exec(landing({}, precios))?.[0].replaceAll(/<[^>]+>/g, '');
  expect(primera([20_000, 36_000, 45_000])).toContain('cuatro, desde $\u00a015.000 por persona.');
  expect(primera([20_000, 50_000])).toContain('desde $\u00a020.000 por persona');
  expect(primera(null)).toContain('cuatro.');
});
