import java.util.ArrayList;
import java.util.List;
class Cells {
    record Cell(int row, int column) {}
    static int positions(int[] rows, int r, int c) {
        List<Cell> cells = new ArrayList<>();
        for (int i = 0; i < rows.length; i++) cells.add(new Cell(rows[i], i));
        return cells.indexOf(new Cell(r, c));
    }
}
