import RotateCw from 'lucide-react/icons/rotate-cw';
import { useEffect } from 'react';
import { AguaQuieta } from '../components/ilustraciones/AguaQuieta.tsx';
import { Boton } from '../components/ui/Boton.tsx';
import { BotonEnlace } from '../components/ui/BotonEnlace.tsx';
import { Titulo } from '../components/ui/Titulo.tsx';
import { PANEL } from '../lib/direccion/destino.ts';
import type { Ruta } from '../lib/direccion/rutas.ts';
import { useConexion } from '../lib/conexion/useConexion.ts';
import { useRuta } from '../lib/direccion/useRuta.ts';
import { useSesion } from '../lib/sesion/useSesion.ts';
import { esErrorDeCarga } from './error-de-carga.view.ts';

const DE_CARGA = {
  titulo: 'Esta parte no terminó de llegar',
  texto:
    'Puede ser la conexión, o que haya una versión nueva del sitio. Recarga la página: casi siempre alcanza.',
};
const SIN_CONEXION = {
  titulo: DE_CARGA.titulo,
  texto: 'No hay conexión. Cuando vuelva, esta pantalla sigue sola.',
};
const DE_PANTALLA = {
  titulo: 'Algo salió mal en esta pantalla',
  texto: 'El error es nuestro. Recarga la página y sigue.',
};

export function PantallaDeError({ error }: { error: unknown }) {
  const conexion = useConexion();
  const esDeCarga = esErrorDeCarga(error);
  const { titulo, texto } = !esDeCarga ? DE_PANTALLA : conexion ? DE_CARGA : SIN_CONEXION;
  const inicio = useInicio();

  useEffect(() => {
    if (!esDeCarga) return;
    const recargar = () => window.location.reload();
    addEventListener('online', recargar);
    return () => removeEventListener('online', recargar);
  }, [esDeCarga]);

  return (
    <div
      role="alert"
      className="contenedor flex flex-1 flex-col items-center justify-center gap-4 py-16 text-center"
    >
      <AguaQuieta className="w-56 max-w-full" />
      <Titulo documento={titulo}>{titulo}</Titulo>
      <p className="max-w-prose text-lg text-tinta-suave">{texto}</p>
      <div className="mt-2 flex flex-wrap justify-center gap-3">
        <Boton
          icono={<RotateCw aria-hidden="true" className="size-5" />}
          onClick={() => window.location.reload()}
        >
          Recargar
        </Boton>
        <BotonEnlace a={inicio} variante="outline">
          Ir al inicio
        </BotonEnlace>
      </div>
    </div>
  );
}

/**
 * Returns the path where a person can start again after an error: the panel of their rol, or
 * without a session /login, which the service worker keeps for use without a network. Returns '/'
 * where that path is the one that has just failed.
 */
function useInicio(): Ruta {
  const { isAuthenticated, rol } = useSesion();
  const inicio = isAuthenticated ? PANEL[rol] : '/login';
  return inicio === useRuta() ? '/' : inicio;
}
