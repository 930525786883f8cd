// claim:  Main.spread
// truth:  equivalent
// today:  unknown
// why:    cells filled in strips
class Main {
    static void spread(byte[] cells, byte mark) {
        for (int i = 0; i < cells.length; i++)
            cells[i] = mark;
    }
}
