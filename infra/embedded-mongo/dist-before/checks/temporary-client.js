import { MongoClient } from 'mongodb';
import { withServer } from './temporary-server.js';
/** Runs something with a client of a server of its own. Commits are not synced to disk: only killing the machine would show. */
export function withClient(work, options = {}, clientOptions = {}) {
    return withServer(async ({ uri }) => {
        const client = await MongoClient.connect(uri, clientOptions);
        try {
            return await work(client, client.db('firm'));
        }
        finally {
            await client.close();
        }
    }, { sync: false, ...options });
}
/** What an operation fails with, in the parts that programs look at. */
export async function failure(operation) {
    try {
        await operation;
    }
    catch (error) {
        const { code, message, errorLabels = [] } = error;
        return { code, message, labels: [...errorLabels] };
    }
    throw new Error('the operation was expected to fail');
}
//# sourceMappingURL=temporary-client.js.map