import { Marco } from '../components/layout/Marco.tsx';
import { SesionProvider } from '../lib/sesion/SesionProvider.tsx';
import { publicoDe } from '../lib/direccion/rutas.ts';
import { useRuta } from '../lib/direccion/useRuta.ts';
import { LimiteDeErrores } from './LimiteDeErrores.tsx';
import { Rutas } from './Rutas.tsx';

const SIN_ENCABEZADO: readonly string[] = ['/login', '/entrar', '/register'];

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
