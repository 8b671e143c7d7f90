import RotateCw from 'lucide-react/icons/rotate-cw';
import { AguaQuieta } from '../components/ilustraciones/AguaQuieta.tsx';
import { Boton } from '../components/ui/Boton.tsx';
import { BotonEnlace } from '../components/ui/BotonEnlace.tsx';
import { Titulo } from '../components/ui/Titulo.tsx';
import { esErrorDeCarga } from './error-de-carga.view.ts';

const DE_CARGA = {
  titulo: 'Esta parte no terminó de llegar',
  texto:
    'Puede ser la conexión, o que haya una versión nueva del sitio. Al recargar se resuelve casi siempre.',
};
const DE_PANTALLA = {
  titulo: 'Algo salió mal en esta pantalla',
  texto: 'El error es nuestro. Al recargar se puede seguir.',
};

export function PantallaDeError({ error }: { error: unknown }) {
  const { titulo, texto } = esErrorDeCarga(error) ? DE_CARGA : DE_PANTALLA;
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
        <BotonEnlace a="/" variante="outline">
          Ir al inicio
        </BotonEnlace>
      </div>
    </div>
  );
}
