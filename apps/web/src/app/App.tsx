import { usePathname } from 'wouter/use-browser-location';
import { Marco } from '../components/layout/Marco.tsx';
import { SesionProvider } from '../lib/SesionProvider.tsx';
import { LimiteDeErrores } from './LimiteDeErrores.tsx';
import { Rutas } from './Rutas.tsx';

const SIN_ENCABEZADO: readonly string[] = ['/login', '/register'];

export function App() {
  const ruta = usePathname().replace(/(?<=.)\/+$/, '');
  return (
    <SesionProvider>
      <Marco conEncabezado={!SIN_ENCABEZADO.includes(ruta)}>
        <LimiteDeErrores key={ruta}>
          <Rutas ruta={ruta} />
        </LimiteDeErrores>
      </Marco>
    </SesionProvider>
  );
}
