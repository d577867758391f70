// Sign-out needs a POST; the person has already chosen it in the product.
document.forms[0].submit();
