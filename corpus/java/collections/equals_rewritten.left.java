// claim:  positions
// truth:  equivalent
// today:  unknown
// why:    equals and hashCode by hand become those of a record, as keys of a list's indexOf
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
class Cells {
    static final class Cell {
        final int row;
        final int column;
        Cell(int row, int column) { this.row = row; this.column = column; }
        @Override public boolean equals(Object o) {
            if (this == o) return true;
            if (!(o instanceof Cell)) return false;
            Cell c = (Cell) o;
            return row == c.row && column == c.column;
        }
        @Override public int hashCode() { return Objects.hash(row, column); }
    }
    static int positions(int[] rows, int r, int c) {
        List<Cell> cells = new ArrayList<>();
        for (int i = 0; i < rows.length; i++) cells.add(new Cell(rows[i], i));
        return cells.indexOf(new Cell(r, c));
    }
}
