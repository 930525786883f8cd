// claim:  isTaken
// truth:  equivalent
// today:  unknown
// why:    equals and hashCode are refactored, and a set of such keys is asked
import java.util.Set;

class Board {
    static final class Cell {
        final int row;
        final int column;

        Cell(int row, int column) {
            this.row = row;
            this.column = column;
        }

        @Override
        public boolean equals(Object o) {
            if (this == o) {
                return true;
            }
            if (o == null || getClass() != o.getClass()) {
                return false;
            }
            Cell cell = (Cell) o;
            return row == cell.row && column == cell.column;
        }

        @Override
        public int hashCode() {
            int result = row;
            result = 31 * result + column;
            return result;
        }
    }

    static boolean isTaken(Set<Cell> taken, int row, int column) {
        return taken.contains(new Cell(row, column));
    }
}
