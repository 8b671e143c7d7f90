import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { perezosa } from '../../../../../lib/perezosa.ts';
import { ParaQuienPrograma } from '../ParaQuienPrograma.tsx';
import { SecretoUnaVez } from '../SecretoUnaVez.tsx';
import { TarjetaDeProgramas } from '../TarjetaDeProgramas.tsx';
import { TokenEnLista } from './TokenEnLista.tsx';
import { ERROR_AL_LEER_TOKENS, consultasDeTokens } from './tokens.queries.ts';

const FormularioDeToken = perezosa(
  async () => (await import('./FormularioDeToken.tsx')).FormularioDeToken,
);

/** The dialog that is open: the form, or the token that was made. */
type Ventana = 'formulario' | { token: string };

/** The programs of others that come in with a llave. */
export function Tokens() {
  const consulta = useQuery(consultasDeTokens.lista());
  const [ventana, setVentana] = useState<Ventana>();
  const cerrar = () => setVentana(undefined);

  return (
    <TarjetaDeProgramas
      titulo="Llaves para otros programas"
      agregar="Crear llave"
      alAgregar={() => setVentana('formulario')}
      consulta={consulta}
      siNoHay="Con una llave, un programa lee o carga por su cuenta solo lo que se le permite (API). Todavía no hay ninguna."
      siFalla={ERROR_AL_LEER_TOKENS}
      alPie={<ParaQuienPrograma />}
      ventanas={
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
                junto: <ParaQuienPrograma />,
              }}
              alCerrar={cerrar}
            />
          )}
        </Suspense>
      }
    >
      {consulta.data?.map((token) => (
        <TokenEnLista key={token.id} token={token} />
      ))}
    </TarjetaDeProgramas>
  );
}
