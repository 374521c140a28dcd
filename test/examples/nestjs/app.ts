// A NestJS service: the client is a provider, an interceptor writes exact integers, a filter turns errors into replies.
import 'reflect-metadata';
import {
  type ArgumentsHost,
  type CallHandler,
  Catch,
  Controller,
  type ExceptionFilter,
  type ExecutionContext,
  Get,
  Inject,
  Module,
  type NestInterceptor,
  Param,
  UseFilters,
  UseInterceptors,
} from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { Response } from 'express';
import {
  ApiError,
  ClientError,
  createLedgerClient,
  type LedgerClient,
  ParameterError,
  stringifyJson,
} from 'ledger-query-client';
import { createSandbox } from 'ledger-query-client/sandbox';
import { map, type Observable } from 'rxjs';

const sandbox = createSandbox();
const LEDGER = Symbol('ledger');

/** NestJS writes objects with JSON.stringify, which throws on bigints. */
class ExactJson implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler<unknown>): Observable<string | undefined> {
    context.switchToHttp().getResponse<Response>().type('json');
    return next.handle().pipe(map((data) => stringifyJson(data)));
  }
}

@Catch(ClientError)
class LedgerErrors implements ExceptionFilter<ClientError> {
  catch(error: ClientError, host: ArgumentsHost): void {
    const isMissing = error instanceof ApiError && error.status === 404;
    const status = isMissing ? 404 : error instanceof ParameterError ? 400 : 502;
    host.switchToHttp().getResponse<Response>().status(status).json({ error: error.message });
  }
}

@Controller('accounts')
@UseInterceptors(ExactJson)
@UseFilters(LedgerErrors)
class Accounts {
  constructor(@Inject(LEDGER) private readonly ledger: LedgerClient) {}

  @Get(':id')
  async get(@Param('id') id: string) {
    const { account, balance } = await this.ledger.getAccount({
      idOrAliasOrEvmAddress: id,
      transactions: false,
    });
    return { account, tinybars: balance?.balance };
  }
}

@Module({
  controllers: [Accounts],
  providers: [
    {
      provide: LEDGER,
      useFactory: () => createLedgerClient({ baseUrl: sandbox.ledgerUrl, fetch: sandbox.fetch }),
    },
  ],
})
class App {}

sandbox.add.account({ account: '0.0.7000001', balance: { balance: 2n ** 62n, timestamp: null, tokens: [] } });
const app = await NestFactory.create(App, { logger: false });
await app.listen(0, '127.0.0.1');
const answers: string[] = [];
for (const id of ['0.0.7000001', '0.0.7999999', 'nobody!']) {
  const reply = await fetch(`${await app.getUrl()}/accounts/${id}`);
  answers.push(`${reply.status} ${await reply.text()}`);
}
console.log(answers);
await app.close();

export { answers };
