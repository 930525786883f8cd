// claim:  Boxes.position
// truth:  different
// today:  unknown
// why:    the elements compare what is inside them by a method of another class
import java.util.*;

class Boxes {
    static int position(List<Box> boxes, Box box) {
        return boxes.indexOf(box);
    }
}

class Box {
    final Item item;

    Box(Item item) {
        this.item = item;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Box && ((Box) other).item.same(item);
    }

    @Override
    public int hashCode() {
        return 1;
    }
}

class Item {
    final int id;

    Item(int id) {
        this.id = id;
    }

    boolean same(Item other) {
        return other.id == id;
    }
}
