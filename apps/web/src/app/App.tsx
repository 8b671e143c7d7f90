import { Marco } from '../components/layout/Marco.tsx';
import { SesionProvider } from '../lib/SesionProvider.tsx';
import { publicoDe } from '../lib/rutas.ts';
import { useRuta } from '../lib/useRuta.ts';
import { LimiteDeErrores } from './LimiteDeErrores.tsx';
import { Rutas } from './Rutas.tsx';

const SIN_ENCABEZADO: readonly string[] = ['/login', '/register'];

export function App() {
  const ruta = useRuta();
  return (
    <SesionProvider>
      <Marco conEncabezado={!SIN_ENCABEZADO.includes(ruta)} adentro={publicoDe(ruta) !== 'acceso'}>
        <LimiteDeErrores key={ruta}>
          <Rutas ruta={ruta} />
        </LimiteDeErrores>
      </Marco>
    </SesionProvider>
  );
}
