import { AguaQuieta } from '../components/ilustraciones/AguaQuieta.tsx';
import { BotonEnlace } from '../components/ui/BotonEnlace.tsx';
import { Titulo } from '../components/ui/Titulo.tsx';
import { PANEL } from '../lib/direccion/destino.ts';
import { useSesion } from '../lib/sesion/useSesion.ts';

export function NoEncontrada() {
  const { isAuthenticated, rol } = useSesion();
  return (
    <div className="contenedor flex flex-1 flex-col items-center justify-center gap-4 py-16 text-center">
      <AguaQuieta className="w-56 max-w-full" />
      <Titulo documento="Página no encontrada">Acá solo hay agua quieta</Titulo>
      <p className="text-lg text-tinta-suave">La página no existe o cambió de lugar.</p>
      <div className="mt-2 flex flex-wrap justify-center gap-3">
        {isAuthenticated && <BotonEnlace a={PANEL[rol]}>Ir a mi panel</BotonEnlace>}
        <BotonEnlace a="/" variante={isAuthenticated ? 'outline' : 'primary'}>
          Ir al inicio
        </BotonEnlace>
      </div>
    </div>
  );
}
