import { Fragment, Suspense, type ReactNode } from 'react';
import { EsqueletoDePantalla } from '../components/ui/estado/EsqueletoDePantalla.tsx';
import { PANEL } from '../lib/direccion/destino.ts';
import { useSesion } from '../lib/sesion/useSesion.ts';
import { perezosa } from '../lib/perezosa.ts';
import { Redirigir } from './Redirigir.tsx';
import { RutaAnonima } from './RutaAnonima.tsx';
import { RutaProtegida } from './RutaProtegida.tsx';
import { pantallaDe } from './pantallas.ts';

const NoEncontrada = perezosa(async () => (await import('./NoEncontrada.tsx')).NoEncontrada);

const GUARDIAS = {
  anonima: RutaAnonima,
  protegida: RutaProtegida,
  publica: Fragment,
  visita: ({ children }: { children: ReactNode }) => (
    <RutaProtegida conVisitas>{children}</RutaProtegida>
  ),
};

/** Shows the screen of the path `ruta`, redirecting where the session does not permit it. */
export function Rutas({ ruta }: { ruta: string }) {
  const { rol } = useSesion();
  if (ruta === '/home') {
    return (
      <RutaProtegida>
        <Redirigir a={PANEL[rol]} />
      </RutaProtegida>
    );
  }
  const pantalla = pantallaDe(ruta);
  if (!pantalla) {
    return (
      <Suspense fallback={<EsqueletoDePantalla />}>
        <NoEncontrada />
      </Suspense>
    );
  }
  const Guardia = GUARDIAS[pantalla.acceso];
  const Pantalla = pantalla.Componente[rol];
  return (
    <Guardia>
      <Suspense fallback={<EsqueletoDePantalla />}>
        <Pantalla />
      </Suspense>
    </Guardia>
  );
}
