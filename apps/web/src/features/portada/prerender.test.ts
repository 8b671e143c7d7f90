import { centroNuevo } from '@remanso/contract/centro.rules';
import { expect, test } from 'vitest';
import { datosEstructurados } from './datos-estructurados.ts';
import { renderizarLanding } from './prerender.tsx';

const ORIGEN = 'https://turnos.ejemplo.com';

test('the landing says what was saved', () => {
  const html = renderizarLanding(
    { ...centroNuevo(), nombre: 'Termas </script><b>', whatsapp: '5493875550199' },
    ORIGEN,
  );
  expect(html).not.toContain('Remanso');
  expect(html).not.toContain('</script><b>');
  expect(html).toContain('https://wa.me/5493875550199');
});

test('what is empty is not shown', () => {
  const nada = { email: '', whatsapp: '', instagram: '', mapa: '', horarios: [] };
  const html = renderizarLanding({ ...centroNuevo(), ...nada }, ORIGEN);
  expect(html).not.toMatch(/wa\.me|instagram|mailto:|mapa|Horarios|Redes|Cuándo/);
  expect(renderizarLanding(centroNuevo(), ORIGEN)).toMatch(
    /wa\.me.*mailto:.*Horarios.*Redes.*instagram/s,
  );
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
