import { BotonEnlace } from '../../../components/ui/BotonEnlace.tsx';
import { EstadoVacio } from '../../../components/ui/estado/EstadoVacio.tsx';
import { destinoDe, type Lugar } from '../../../entities/persona/clientes.view.ts';

interface Camino {
  texto: string;
  lugar: Lugar;
}

interface PropiedadesDeSinHallazgo {
  titulo: string;
  /**
   * The link that searches for the same text in another list: the clients, or the people who work
   * at the desk.
   */
  otro: Camino;
  /** The link to the list without a search. */
  todos: Camino;
}

export function SinHallazgo({ titulo, otro, todos }: PropiedadesDeSinHallazgo) {
  return (
    <EstadoVacio
      titulo={titulo}
      texto="La búsqueda mira el nombre, el apellido, el email y el teléfono, con o sin acentos."
      accion={
        <div className="flex flex-wrap justify-center gap-3">
          {[todos, otro].map(({ texto, lugar }) => (
            <BotonEnlace key={texto} variante="outline" a={destinoDe({ ...lugar, pagina: 0 })}>
              {texto}
            </BotonEnlace>
          ))}
        </div>
      }
    />
  );
}
