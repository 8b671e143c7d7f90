import { useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { Suspense, useId, useState } from 'react';
import { Boton } from '../../../../../components/ui/Boton.tsx';
import { EstadoDeError } from '../../../../../components/ui/estado/EstadoDeError.tsx';
import { Esqueleto } from '../../../../../components/ui/estado/Esqueleto.tsx';
import { Tarjeta } from '../../../../../components/ui/Tarjeta.tsx';
import { perezosa } from '../../../../../lib/perezosa.ts';
import { SecretoUnaVez } from '../SecretoUnaVez.tsx';
import { TokenEnLista } from './TokenEnLista.tsx';
import { ERROR_AL_LEER_TOKENS, consultasDeTokens } from './tokens.queries.ts';

const FormularioDeToken = perezosa(
  async () => (await import('./FormularioDeToken.tsx')).FormularioDeToken,
);

/** The dialog that is open: the form, or the token that was made. */
type Ventana = 'formulario' | { token: string };

/** The programs of others that come in with a llave. */
export function Tokens() {
  const idDeTitulo = useId();
  const { data, error, isFetching, refetch } = useQuery(consultasDeTokens.lista());
  const [ventana, setVentana] = useState<Ventana>();
  const cerrar = () => setVentana(undefined);

  return (
    <Tarjeta como="section" aria-labelledby={idDeTitulo}>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-3">
        <h2 id={idDeTitulo} className="text-xl font-bold">
          Llaves para otros programas
        </h2>
        <Boton
          variante="outline"
          tamano="sm"
          icono={<Plus aria-hidden="true" className="size-4" />}
          onClick={() => setVentana('formulario')}
        >
          Crear llave
        </Boton>
      </div>
      {data?.length === 0 && (
        <p className="text-tinta-suave">
          Con una llave, un programa lee o carga por su cuenta solo lo que se le permite (API).
          Todavía no hay ninguna.
        </p>
      )}
      {data && data.length > 0 && (
        <ul>
          {data.map((token) => (
            <TokenEnLista key={token.id} token={token} />
          ))}
        </ul>
      )}
      {!data && !error && <Esqueleto className="h-24" />}
      {!data && error && (
        <EstadoDeError
          titulo={ERROR_AL_LEER_TOKENS}
          error={error}
          reintentando={isFetching}
          alReintentar={refetch}
        />
      )}
      <Suspense>
        {ventana === 'formulario' && (
          <FormularioDeToken alCrear={(token) => setVentana({ token })} alCerrar={cerrar} />
        )}
        {typeof ventana === 'object' && (
          <SecretoUnaVez
            secreto={{
              titulo: 'La llave del programa',
              paraQue: 'Quien la tiene puede hacer lo que se le permitió, sin contraseña.',
              texto: ventana.token,
            }}
            alCerrar={cerrar}
          />
        )}
      </Suspense>
    </Tarjeta>
  );
}
