// claim:  Table.bucket
// assume: left.size > 0
// truth:  different
// why:    the sign taken off by negating, or by masking
class Table {
    static int bucket(int hash, int size) {
        return (hash & 0x7fffffff) % size;
    }
}
